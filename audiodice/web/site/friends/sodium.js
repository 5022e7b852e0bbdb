// The cryptography of a friends' room, by libsodium.js. Python calls all of this synchronously.

import sodium from "./libsodium-wrappers.mjs";

await sodium.ready;

/** Bytes that Python gives. */
const taken = (bytes) => bytes.toJs?.() ?? bytes;

/** The result of a call; `otherwise` if libsodium refuses the arguments. */
function tried(call, otherwise) {
  try {
    return call();
  } catch {
    return otherwise;
  }
}

/** The Ed25519 key of a seed, 64 bytes; the last 32 are its public half. */
export const newKey = (seed) => sodium.crypto_sign_seed_keypair(taken(seed)).privateKey;

export const sign = (secret, data) => sodium.crypto_sign_detached(taken(data), taken(secret));

export const verify = (owner, data, signature) =>
  tried(() => sodium.crypto_sign_verify_detached(taken(signature), taken(data), taken(owner)), false);

export const seal = (key, nonce, data, about) =>
  sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(taken(data), taken(about), null, taken(nonce), taken(key));

/** The data that was sealed; undefined if anything was changed. */
export const open = (key, nonce, sealed, about) =>
  tried(() =>
    sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(null, taken(sealed), taken(about), taken(nonce), taken(key)),
  );

/** 32 bytes by Argon2id. */
export const stretch = (code, salt, passes, memory) =>
  sodium.crypto_pwhash(32, taken(code), taken(salt), passes, memory, sodium.crypto_pwhash_ALG_ARGON2ID13);
