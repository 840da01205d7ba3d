import fc from 'fast-check'
import { hostileList, hostileShared } from '../../testing/hostile-texts.ts'
import { filled, shared } from '../../testing/made-up.ts'
import { entriesMax, orderingScorings } from './shape.ts'

const scoring = fc.constantFrom(...orderingScorings)

const entries = fc
  .uniqueArray(filled, {
    minLength: 2,
    maxLength: entriesMax,
    selector: (text) => text.normalize('NFC').trim().replace(/\s+/gu, ' '),
  })
  .map((contents) => contents.map((content, at) => ({ id: `o${at}`, content })))

/** Valid questions, for property tests. */
export const items = fc.record({
  kind: fc.constant('ordering'),
  ...shared,
  options: entries,
  scoring,
})

/** Questions with texts that contain the special characters of file formats. Some are invalid. */
export const hostileItems = fc.record({
  kind: fc.constant('ordering'),
  ...hostileShared,
  options: hostileList(2, entriesMax).map((texts) =>
    texts.map((content, at) => ({ id: `o${30 - at}`, content })),
  ),
  scoring,
})
