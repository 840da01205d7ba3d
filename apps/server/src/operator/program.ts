import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { type Env, readEnv } from '../env.ts'
import { warnOfNearSettings } from '../near-settings.ts'
import { describeFailure } from '../platform/database/database.ts'

/** A flag of a command and its text in `--help`. */
export interface Flag {
  name: string
  what: string
  /** The placeholder of the value in the help; a flag without a placeholder is a switch. */
  value?: string
}

export type Flags = Record<string, string | boolean | undefined>

export const say = (...lines: string[]): void => void process.stdout.write(`${lines.join('\n')}\n`)

function usageOf(purpose: string, flags: readonly Flag[]): string {
  const shown = flags.map(({ name, what, value }) => {
    const flag = value ? `--${name}=${value}` : `--${name}`
    return `  ${flag.padEnd(24)} ${what}`
  })
  return [purpose, '', ...shown].join('\n')
}

/** A command line that cannot be understood. */
export class WrongUsage extends Error {}

function readFlags(flags: readonly Flag[]): Flags {
  const options: ParseArgsOptionsConfig = Object.fromEntries(
    [...flags, { name: 'help' } as Flag].map(({ name, value }) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const) },
    ]),
  )
  try {
    return parseArgs({ args: process.argv.slice(2), options }).values as Flags
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Runs a command of an operator. The exit code is 0 on success, 1 after a failure and 2 if the
 * flags are wrong. Every command has `help`, so `flags` does not contain it.
 */
export async function runProgram(
  purpose: string,
  flags: readonly Flag[],
  run: (flags: Flags, env: Env) => Promise<void>,
): Promise<void> {
  try {
    const given = readFlags(flags)
    if (given['help'] === true) return say(usageOf(purpose, flags))
    for (const warning of warnOfNearSettings(process.env)) process.stderr.write(`${warning}\n`)
    await run(given, readEnv(process.env))
  } catch (error) {
    const isWrong = error instanceof WrongUsage
    process.stderr.write(`${describeFailure(error)}\n`)
    if (isWrong) process.stderr.write(`\n${usageOf(purpose, flags)}\n`)
    process.exitCode = isWrong ? 2 : 1
  }
}
