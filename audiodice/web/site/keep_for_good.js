// Asks the browser not to tidy the games away.

// Firefox asks the player, and a screen reader says the question over what the game says. The others ask nobody.
const QUESTION = /Firefox/.test(navigator.userAgent);

/** `saves`: the player has just shown that these games matter, and expects the browser to ask something. */
export function keepForGood({ saves }) {
  if (saves || !QUESTION) navigator.storage?.persist?.().catch(() => {});
}
