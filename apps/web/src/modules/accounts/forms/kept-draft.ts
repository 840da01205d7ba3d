import { areaCodes, defaultAreaCode } from '@titian/contract'
import { stored } from '@titian/site'

/** ACC-092: what stays of the registration while an agreement is read in the same window; never the password. */
export interface RegistDraft {
  phone: string
  areaCode: string
  agreed: boolean
}

const draft = stored({
  name: 'regist',
  version: 1,
  owner: 'visitor',
  lifetime: 'tab',
  accept: (value): value is RegistDraft =>
    typeof value === 'object' &&
    value !== null &&
    'phone' in value &&
    typeof value.phone === 'string' &&
    'areaCode' in value &&
    areaCodes.some((code) => code === value.areaCode) &&
    'agreed' in value,
})

export function keepDraft(values: RegistDraft): void {
  draft.keep(values)
}

export const dropDraft = (): void => draft.forget()

export const readDraft = (): RegistDraft =>
  draft.read() ?? { phone: '', areaCode: defaultAreaCode, agreed: false }
