import type { z } from 'zod'
import { says } from './issues.ts'

/**
 * FRM-329: an act upon several rows names the ticked ones, or the filter of all that match when it is answered. Where
 * rows are named the filter counts for nothing; where neither is named the act is refused, because a list that was
 * left out by mistake would mean everything.
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
