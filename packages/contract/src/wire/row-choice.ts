import type { z } from 'zod'
import { says } from './issues.ts'

/**
 * FRM-329: an action on rows names the ticked ones, or the filter that is evaluated by the server.
 * With rows the filter is ignored; with neither it is refused, because a missing list must not mean
 * everything.
 */
export const namesRows =
  <Rows extends string>(rows: Rows) =>
  ({
    value,
    issues,
  }: z.core.ParsePayload<{ filter?: object | undefined } & { [Name in Rows]?: unknown }>) => {
    if (value[rows] !== undefined || value.filter !== undefined) return
    issues.push({ code: 'custom', input: value, path: [rows], message: says('rowsMissing') })
  }
