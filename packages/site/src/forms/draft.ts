import { stored } from '../storage/stored.ts'

/**
 * Values that the user has typed and the server has not accepted yet, with the version from which
 * the user started.
 */
export interface Draft<Values> {
  version: number
  values: Values
  /**
   * TCH-202: what the changed fields contained in that version. With these values, a newer version
   * can be merged with the draft. A draft that an older page stored has none.
   */
  base?: Partial<Values>
}

const draft = {
  name: 'draft',
  version: 1,
  accept: (value: unknown): value is Draft<object> =>
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'number' &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null,
} as const

/** The draft of a visitor lasts as long as the tab. */
const drafts = {
  person: stored({ ...draft, owner: 'person', lifetime: 'device' }),
  visitor: stored({ ...draft, owner: 'visitor', lifetime: 'tab' }),
}
export type DraftOwner = keyof typeof drafts

export const readDraft = <Values>(key: string, owner: DraftOwner = 'person') =>
  drafts[owner].read(key) as Draft<Values> | null

/** Stores a draft. Returns false if this browser cannot store anything. */
export const keepDraft = <Values>(
  key: string,
  { version, values, base }: Draft<Values>,
  owner: DraftOwner = 'person',
): boolean => drafts[owner].keep({ version, values: values as object, ...(base && { base }) }, key)

export const forgetDraft = (key: string, owner: DraftOwner = 'person'): void =>
  drafts[owner].forget(key)
