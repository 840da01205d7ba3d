/** First 32 bits of the fractional part of a root of a prime. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0

function primes(count: number): number[] {
  const found: number[] = []
  for (let next = 2; found.length < count; next += 1)
    if (found.every((prime) => next % prime !== 0)) found.push(next)
  return found
}

const rounds = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))
const begin = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/**
 * Computes the 64 words that SHA-256 uses for a block: the 16 words of the block and 48 words
 * computed from them.
 */
function schedule(view: DataView, at: number, words: Int32Array): void {
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(at + i * 4)
  for (let i = 16; i < 64; i += 1) {
    const a = words[i - 15] ?? 0
    const b = words[i - 2] ?? 0
    const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    words[i] = ((words[i - 16] ?? 0) + small + (words[i - 7] ?? 0) + large) | 0
  }
}

function mix(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g)
    const spread = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + spread + choice + (rounds[i] ?? 0) + (words[i] ?? 0)) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries())
    state[i] = ((state[i] ?? 0) + word) | 0
}

/**
 * SHA-256 of a text. The browser has its own function, but it is asynchronous, which would cost the
 * puzzle more than the hash itself. A page without TLS does not have it at all.
 */
export function sha256(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  const blocks = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64)
  blocks.set(bytes)
  blocks[bytes.length] = 0x80
  const view = new DataView(blocks.buffer)
  view.setUint32(blocks.length - 4, bytes.length * 8)
  const state = begin.slice()
  const words = new Int32Array(64)
  for (let at = 0; at < blocks.length; at += 64) {
    schedule(view, at, words)
    mix(state, words)
  }
  const hash = new DataView(new ArrayBuffer(32))
  for (const [i, word] of state.entries()) hash.setInt32(i * 4, word)
  return new Uint8Array(hash.buffer)
}
