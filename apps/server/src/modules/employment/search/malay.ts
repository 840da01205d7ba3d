const stemLeast = 4
const suffix = /^(.+?)(?:kannya|annya|inya|nya|kan|lah|kah|an|i)$/
/**
 * Malay prefixes and the letters with which the root may begin. A prefix can replace the first
 * letter of the root.
 */
const prefixes: [RegExp, string[]][] = [
  [/^(?:memper|diper|keber|mem|pem)(?=[bfvp])/, ['']],
  [/^(?:mem|pem)(?=[aeiou])/, ['p', 'm']],
  [/^(?:men|pen)(?=[cdjtz])/, ['']],
  [/^(?:men|pen)(?=[aeiou])/, ['t', 'n']],
  [/^(?:meny|peny)(?=[aeiou])/, ['s']],
  [/^(?:meng|peng)(?=[aeiou])/, ['', 'k']],
  [/^(?:meng|peng)(?=[ghk])/, ['']],
  [/^(?:me|pe)(?=[lmnrwy])/, ['']],
  [/^(?:ber|ter|per|di|ke|se)/, ['']],
  [/^(?:bel|pel)(?=ajar)/, ['']],
  [/^pe(?=[a-z])/, ['']],
]
/**
 * A Malay root has at most one consonant, or one of a few groups of consonants, before its first
 * vowel.
 */
const root = /^(?:[b-df-hj-np-tv-z]|ng|ny|sy|kh|pr|kr|tr|br|gr|dr|kl|pl|bl|st|sp)?[aeiou]/

const isRoot = (word: string) => word.length >= stemLeast && root.test(word)

function withoutPrefix(word: string): string[] {
  return prefixes.flatMap(([prefix, begins]) =>
    prefix.test(word) ? begins.map((begin) => word.replace(prefix, begin)).filter(isRoot) : [],
  )
}

/**
 * JOB-077: returns the word and its possible roots. Words of one family share a root: *jualan*,
 * *penjual*, *menjual* and *penjualan* share *jual*.
 */
export function rootsOf(word: string): string[] {
  if (!/^[a-z]+$/.test(word) || word.length <= stemLeast) return [word]
  const bare = suffix.exec(word)?.[1] ?? ''
  const bases = isRoot(bare) ? [word, bare] : [word]
  return [...new Set([...bases, ...bases.flatMap(withoutPrefix)])]
}
