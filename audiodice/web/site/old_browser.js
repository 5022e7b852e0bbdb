// Runs only in browsers without modules.
document.getElementById("progress").textContent =
  "This browser is too old for the game. Chrome, Edge, Firefox or Safari from 2023 on can run it.";
