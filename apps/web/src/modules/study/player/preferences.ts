import { languages, type Language } from '@titian/contract'

/** CRS-112: the speeds on offer. */
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

export type CaptionChoice = Language | 'off'

const keys = { captions: 'titian.captions', rate: 'titian.rate', volume: 'titian.volume' } as const

function read(name: keyof typeof keys): string | null {
  try {
    return localStorage.getItem(keys[name])
  } catch {
    return null
  }
}

function write(name: keyof typeof keys, value: string): void {
  try {
    localStorage.setItem(keys[name], value)
  } catch {
    // The choice holds for this visit then.
  }
}

/** CRS-110: the language chosen last, if this lesson has it; else the page's own. */
export function rememberedCaptions(offered: readonly Language[], own: Language): CaptionChoice {
  const kept = read('captions')
  if (kept === 'off') return 'off'
  return (
    [kept, own].map((wanted) => offered.find((language) => language === wanted)).find(Boolean) ??
    'off'
  )
}

export const rememberCaptions = (choice: CaptionChoice) => write('captions', choice)

export function isCaptionChoice(value: string): value is CaptionChoice {
  return value === 'off' || languages.some((language) => language === value)
}

export function rememberedRate(): number {
  const kept = Number(read('rate'))
  return rates.find((rate) => rate === kept) ?? 1
}

export const rememberRate = (rate: number) => write('rate', String(rate))

export function rememberedVolume(): number {
  const text = read('volume')
  const kept = text === null ? 1 : Number(text)
  return kept >= 0 && kept <= 1 ? kept : 1
}

export const rememberVolume = (volume: number) => write('volume', String(volume))
