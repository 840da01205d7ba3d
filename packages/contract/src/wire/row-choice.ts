import type { z } from 'zod'
import { says } from './issues.ts'

/**
 * FRM-329: an action on rows names the ticked rows, or a filter that the server evaluates. If rows
 * are named, the filter is ignored. If neither is given, the action is refused, because a missing
 * list must not mean all rows.
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
