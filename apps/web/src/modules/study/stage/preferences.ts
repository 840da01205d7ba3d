import { languages, type Language } from '@titian/contract'
import { stored } from '@titian/site'

/** CRS-112: the speeds that can be chosen. */
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

export type CaptionChoice = Language | 'off'

const preference = <Value>(name: string, accept: (value: unknown) => value is Value) =>
  stored({ name, version: 1, owner: 'device', lifetime: 'device', accept })

const isNumber = (value: unknown): value is number => typeof value === 'number'
const captions = preference('captions', isCaptionChoice)
const rateChosen = preference('rate', isNumber)
const heightChosen = preference('height', isNumber)
const goesOn = preference('go-on', (value): value is boolean => typeof value === 'boolean')
const volumeChosen = preference('volume', isNumber)

/** CRS-110: returns the last chosen language if the lesson has it, otherwise that of the page. */
export function rememberedCaptions(offered: readonly Language[], own: Language): CaptionChoice {
  const storedChoice = captions.read()
  if (storedChoice === 'off') return 'off'
  return (
    [storedChoice, own]
      .map((wanted) => offered.find((language) => language === wanted))
      .find(Boolean) ?? 'off'
  )
}

export const rememberCaptions = (choice: CaptionChoice) => captions.keep(choice)

export function isCaptionChoice(value: unknown): value is CaptionChoice {
  return value === 'off' || languages.some((language) => language === value)
}

export function rememberedRate(): number {
  const storedRate = rateChosen.read()
  return rates.find((rate) => rate === storedRate) ?? 1
}

export const rememberRate = (rate: number) => rateChosen.keep(rate)

/** Returns whether the browser has a data saver turned on. */
const sparesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * CRS-046: returns the last chosen height or the next smaller one; the smallest with a data saver;
 * null lets the player choose.
 */
export function rememberedHeight(offered: readonly number[]): number | null {
  const storedHeight = heightChosen.read() ?? (sparesData() ? 0 : null)
  if (storedHeight === null || offered.length === 0) return null
  const fitting = offered.filter((height) => height <= storedHeight)
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...offered)
}

export const rememberHeight = (height: number | null) =>
  height === null ? heightChosen.forget() : heightChosen.keep(height)

export function rememberedVolume(): number {
  const storedVolume = volumeChosen.read() ?? 1
  return storedVolume >= 0 && storedVolume <= 1 ? storedVolume : 1
}

export const rememberVolume = (volume: number) => volumeChosen.keep(volume)

/** CRS-203: returns whether the next lesson starts automatically. */
export const rememberedGoingOn = () => goesOn.read() ?? true
export const rememberGoingOn = (value: boolean) => goesOn.keep(value)
