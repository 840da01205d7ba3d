import { pinyin } from 'pinyin-pro'

const marks = /\p{Mark}/gu
/** Letters that Unicode does not decompose into a letter and a mark. */
const letters: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}
const unfolded = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** Returns a text in lower case without accents, so that Éva is next to Eva. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(unfolded, (letter) => letters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()

/** Sorts lü after lu and before luan. */
const syllable = (spoken: string) => spoken.replace('ü', 'u9')

/**
 * For each Chinese character, returns its sound and then the character. So people with the same
 * family name stay together.
 */
function soundsOf(name: string): string {
  const parts = pinyin(name, {
    type: 'all',
    surname: 'head',
    toneType: 'num',
    nonZh: 'consecutive',
  })
  return parts
    .map(({ isZh, origin, pinyin: spoken }) => (isZh ? syllable(spoken) + origin : folded(origin)))
    .filter(Boolean)
    .join(' ')
}

/** Separates the sort text from the name. */
const divider = '\t'

/**
 * FRM-358: returns the sort key of a name, which is compared byte by byte: Chinese by pinyin, with
 * the sounds that family names have, and other letters without case and accents. The key ends with
 * the name. So a name that was changed without its sort key is found.
 */
export function sortedName(name: string): string {
  return (/\p{Script=Han}/u.test(name) ? soundsOf(name) : folded(name)) + divider + name
}

/** Adds the sort key when the values contain a name. */
export function withNameSort<T extends { name?: string }>(values: T): T & { nameSort?: string } {
  return values.name === undefined ? values : { ...values, nameSort: sortedName(values.name) }
}
