"""The state machine of a room: messages, time and chance in, messages and news out."""
