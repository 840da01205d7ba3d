// How texts are normalised before they are compared (EXM-098, EXM-160).

/**
 * Units that would lose the superscript digit in the usual normalisation: "m2" would equal "m²".
 */
const squaredUnits = /[\u339F-\u33A6\u33A8\u33AF]/gu
const raised: Readonly<Record<string, string>> = { '2': '²', '3': '³' }

/** Superscripts and subscripts. The usual normalisation would make "10⁵" equal to "105". */
const raisedOrLowered =
  '\u00AA\u00B2\u00B3\u00B9\u00BA\u02B0-\u02B8\u02E0-\u02E4\u1D2C-\u1D6A\u1D78\u1D9B-\u1DBF\u2070-\u209C\u2C7C\u2C7D'
const foldedRun = new RegExp(`[^${raisedOrLowered}]+`, 'gu')

const invisible = /\p{Default_Ignorable_Code_Point}/gu
/**
 * Separate primes and accents are replaced first, because the normalisation NFKC would turn some of
 * them into spaces.
 */
const singleQuotes = /[\u2018-\u201B\u2032\u02BC\u02B9\u00B4\u0060]/gu
const doubleQuotes = /[\u201C-\u201F\u2033]/gu
/** Hyphens, figure dash, en dash and the minus sign; the longer dashes are punctuation and stay. */
const hyphens = /[\u2010-\u2013\u2212\uFE63\uFF0D]/gu
const slashes = /[\u2044\u2215]/gu
/**
 * Matches the position between a digit and a fraction. Without a space there, "1½" would become
 * 11/2.
 */
const digitBeforeFraction = /(?<=\d)(?=[\u00BC-\u00BE\u2150-\u215E\u2189])/gu

const foldUnit = (unit: string): string =>
  unit.normalize('NFKC').replace(/[23]/g, (digit) => raised[digit] ?? digit)

const foldSigns = (text: string): string =>
  text
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .replace(hyphens, '-')
    .replace(slashes, '/')

/**
 * Changes to upper case and then to lower case, so that pairs such as the two small sigmas match.
 */
export const foldCase = (text: string): string => text.toUpperCase().toLowerCase()

/**
 * Normalises width, spaces, quotation marks, hyphens, minus signs, fractions and invisible
 * characters, but not case.
 */
export function foldText(text: string): string {
  const prepared = foldSigns(text.replace(invisible, ''))
    .replace(squaredUnits, foldUnit)
    .replace(digitBeforeFraction, ' ')
  const folded = prepared.normalize('NFC').replace(foldedRun, (run) => run.normalize('NFKC'))
  return foldSigns(folded.replace(invisible, '')).normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/**
 * Normalises a text for versions without matching rules. They must accept the same texts as before.
 */
export const foldAsBefore = (text: string): string =>
  foldCase(text.normalize('NFKC').trim().replace(/\s+/gu, ' '))
