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
  /** True if the command cannot run without it. */
  isNeeded?: true
}

export type Flags = Record<string, string | boolean | undefined>

export const say = (...lines: string[]): void => void process.stdout.write(`${lines.join('\n')}\n`)

function usageOf(purpose: string, flags: readonly Flag[]): string {
  const shown = flags.map(({ name, what, value, isNeeded }) => {
    const flag = value ? `--${name}=${value}` : `--${name}`
    return `  ${flag.padEnd(24)} ${what}${isNeeded ? ' Needed.' : ''}`
  })
  return [purpose, '', ...shown].join('\n')
}

/** One command of a program that has several. */
export interface Command {
  name: string
  what: string
  flags: readonly Flag[]
  run(flags: Flags, env: Env): Promise<void>
}

/** A command line that cannot be understood. */
export class WrongUsage extends Error {}

function readFlags(flags: readonly Flag[], args: string[]): Flags {
  const options: ParseArgsOptionsConfig = Object.fromEntries(
    [...flags, { name: 'help' } as Flag].map(({ name, value }) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const) },
    ]),
  )
  let given: Flags
  try {
    given = parseArgs({ args, options }).values as Flags
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
  const missing = flags.filter(({ name, isNeeded }) => isNeeded && !given[name])
  if (missing.length > 0 && given['help'] !== true)
    throw new WrongUsage(`Missing: ${missing.map(({ name }) => `--${name}`).join(', ')}.`)
  return given
}

/** Runs `work`; a failure is written with its sentence, and wrong flags with the usage. */
async function reportFailure(usage: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isWrong = error instanceof WrongUsage
    process.stderr.write(`${describeFailure(error)}\n`)
    if (isWrong) process.stderr.write(`\n${usage}\n`)
    process.exitCode = isWrong ? 2 : 1
  }
}

/**
 * Runs a command of an operator. The exit code is 0 on success, 1 after a failure and 2 if the
 * flags are wrong. Every command has `help`, so `flags` does not contain it.
 */
export function runProgram(
  purpose: string,
  flags: readonly Flag[],
  run: (flags: Flags, env: Env) => Promise<void>,
  args = process.argv.slice(2),
): Promise<void> {
  const usage = usageOf(purpose, flags)
  return reportFailure(usage, async () => {
    const given = readFlags(flags, args)
    if (given['help'] === true) return say(usage)
    for (const warning of warnOfNearSettings(process.env)) process.stderr.write(`${warning}\n`)
    await run(given, readEnv(process.env))
  })
}

/** Runs the command that the first word names, with the flags behind it. */
export function runCommands(purpose: string, commands: readonly Command[]): Promise<void> {
  const list = commands.map(({ name, what }) => `  ${name.padEnd(24)} ${what}`)
  const usage = [purpose, '', ...list, '', 'Each command has --help.'].join('\n')
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands.find((one) => one.name === name)
  if (command)
    return runProgram(`${command.name}: ${command.what}`, command.flags, command.run, args)
  return reportFailure(usage, async () => {
    if (name !== '--help')
      throw new WrongUsage(name ? `There is no command ${name}.` : 'Name a command.')
    say(usage)
  })
}
