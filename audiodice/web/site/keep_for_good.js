// Asks the browser not to delete the games.

// Firefox asks the player, and a screen reader interrupts the game with the question. Others do not ask.
const QUESTION = /Firefox/.test(navigator.userAgent);

/** `saves`: the player just saved a game, so a question of the browser is no surprise. */
export function keepForGood({ saves }) {
  if (saves || !QUESTION) navigator.storage?.persist?.().catch(() => {});
}
