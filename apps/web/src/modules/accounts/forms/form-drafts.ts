import { stored } from '@titian/site'

export type FormValues = Record<string, string | boolean>

const isFormValues = (value: unknown): value is FormValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string' || typeof one === 'boolean')

/**
 * FRM-185: what was typed and not sent, for forms that a change of language or a lost session takes away. A
 * visitor's lasts as long as the tab.
 */
export const formDrafts = {
  person: stored({
    name: 'form',
    version: 1,
    owner: 'person',
    lifetime: 'device',
    accept: isFormValues,
  }),
  visitor: stored({
    name: 'form',
    version: 1,
    owner: 'visitor',
    lifetime: 'tab',
    accept: isFormValues,
  }),
}
