import { stored } from '../storage/stored.ts'

/**
 * Values that the user typed and the server has not accepted, with the version they are based on.
 */
export interface Draft<Values> {
  version: number
  values: Values
  /**
   * TCH-202: the values of that version in the changed fields, so that a newer version can be
   * merged with the draft. Drafts of older pages have none.
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

/** Stores a draft; returns false if this browser stores nothing. */
export const keepDraft = <Values>(
  key: string,
  { version, values, base }: Draft<Values>,
  owner: DraftOwner = 'person',
): boolean => drafts[owner].keep({ version, values: values as object, ...(base && { base }) }, key)

export const forgetDraft = (key: string, owner: DraftOwner = 'person'): void =>
  drafts[owner].forget(key)
