import { z } from 'zod'
import { findingCodes } from './finding-codes.ts'

/** The states of a check in the order of their weight; `off` means that nothing is configured. */
export const checkStates = ['problem', 'warning', 'ok', 'off'] as const
export type CheckState = (typeof checkStates)[number]

/** The parts of an installation that are checked. */
export const checkNames = [
  'settings',
  'node',
  'database',
  'migrations',
  'secret',
  'clock',
  'disk',
  'storage',
  'addresses',
  'worker',
  'queue',
  'backup',
  'mail',
  'sms',
  'payment',
  'programs',
] as const
export type CheckName = (typeof checkNames)[number]

const finding = z.object({
  state: z.enum(checkStates),
  /** The key of the finding's text and of the advice for it. */
  code: z.enum(findingCodes),
  /** The values in the text, such as the days that a certificate is still valid. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Finding = z.output<typeof finding>

export const installationCheck = z.object({
  name: z.enum(checkNames),
  /** The gravest state among the findings of this check. */
  state: z.enum(checkStates),
  findings: z.array(finding),
})
export type InstallationCheck = z.output<typeof installationCheck>

/** OPS-010: what a round of checks found. */
export const installationHealth = z.object({
  checkedAt: z.string(),
  checks: z.array(installationCheck),
})
export type InstallationHealth = z.output<typeof installationHealth>
