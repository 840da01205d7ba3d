// The forms in which two texts count as the same answer (EXM-098, EXM-160).

/** Units whose compatibility form loses the raised digit: "m2" would then be the same as "m²". */
const squaredUnits = /[\u339F-\u33A6\u33A8\u33AF]/gu
const raised: Readonly<Record<string, string>> = { '2': '²', '3': '³' }

/** Raised and lowered letters and digits: compatibility folding would make "10⁵" the same as "105". */
const raisedOrLowered =
  '\u00AA\u00B2\u00B3\u00B9\u00BA\u02B0-\u02B8\u02E0-\u02E4\u1D2C-\u1D6A\u1D78\u1D9B-\u1DBF\u2070-\u209C\u2C7C\u2C7D'
const foldedRun = new RegExp(`[^${raisedOrLowered}]+`, 'gu')

const invisible = /\p{Default_Ignorable_Code_Point}/gu
/** Primes and accents that stand alone are folded before NFKC, which would make spaces of some of them. */
const singleQuotes = /[\u2018-\u201B\u2032\u02BC\u02B9\u00B4\u0060]/gu
const doubleQuotes = /[\u201C-\u201F\u2033]/gu
/** Hyphens, figure dash, en dash and the minus sign; the longer dashes are punctuation and stay. */
const hyphens = /[\u2010-\u2013\u2212\uFE63\uFF0D]/gu
const slashes = /[\u2044\u2215]/gu
/** Without a space "1½" would become 11/2. */
const digitBeforeFraction = /(?<=\d)(?=[\u00BC-\u00BE\u2150-\u215E\u2189])/gu

const foldUnit = (unit: string): string =>
  unit.normalize('NFKC').replace(/[23]/g, (digit) => raised[digit] ?? digit)

const foldSigns = (text: string): string =>
  text
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .replace(hyphens, '-')
    .replace(slashes, '/')

/** Upper before lower case folds pairs that one of them alone would miss, such as the two small sigmas. */
export const foldCase = (text: string): string => text.toUpperCase().toLowerCase()

/** Folds width, spaces, quotation marks, hyphens, minus signs, fractions and invisible characters; never capitals. */
export function foldText(text: string): string {
  const prepared = foldSigns(text.replace(invisible, ''))
    .replace(squaredUnits, foldUnit)
    .replace(digitBeforeFraction, ' ')
  const folded = prepared.normalize('NFC').replace(foldedRun, (run) => run.normalize('NFKC'))
  return foldSigns(folded.replace(invisible, '')).normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** How texts were compared in versions of questions without matching rules; they go on accepting what they accepted. */
export const foldAsBefore = (text: string): string =>
  foldCase(text.normalize('NFKC').trim().replace(/\s+/gu, ' '))
