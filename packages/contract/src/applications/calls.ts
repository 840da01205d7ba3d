import type { CallTable } from '../wire/call.ts'

export const applications = {} satisfies CallTable
