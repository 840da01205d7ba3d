import type { PracticeEvent } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import type { ListedEvent } from './queries.ts'

export const event = (
  { id, event: name, day, days, reached, late }: ListedEvent,
  { seal }: Pick<Context, 'seal'>,
): PracticeEvent => ({ sign: seal('practiceEvent', id), event: name, day, days, reached, late })
