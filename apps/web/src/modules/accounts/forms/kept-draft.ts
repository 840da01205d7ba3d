import { areaCodes, defaultAreaCode } from '@titian/contract'

/** ACC-092: what stays of the registration while an agreement is read in the same window; never the password. */
export interface RegistDraft {
  phone: string
  areaCode: string
  agreed: boolean
}

const key = 'titian.regist'

export function keepDraft(draft: RegistDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Then the phone is typed again.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

export function readDraft(): RegistDraft {
  const empty = { phone: '', areaCode: defaultAreaCode as string, agreed: false }
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return empty
    const { phone, areaCode, agreed } = kept as Partial<Record<keyof RegistDraft, unknown>>
    return {
      phone: typeof phone === 'string' ? phone : '',
      areaCode: areaCodes.find((code) => code === areaCode) ?? defaultAreaCode,
      agreed: agreed === true,
    }
  } catch {
    return empty
  }
}
