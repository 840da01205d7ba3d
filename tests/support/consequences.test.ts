import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyCall, contract } from '@titian/contract'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folders = ['apps/web/src', 'apps/teacher/src', 'apps/admin/src', 'packages/site/src']

interface Source {
  path: string
  text: string
}

const sources: Source[] = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({
      path: join(folder, path),
      text: readFileSync(join(root, folder, path), 'utf8'),
    })),
)

const hasDialog = ({ text }: Source) => /<(?:Confirm|Act|Form)Dialog\b|<Modal\b/.test(text)

/** The files of the sites that send the call, or pass it to a sender. */
function sendersOf(name: string): Source[] {
  const named = new RegExp(`\\w\\.${name}\\b`)
  return sources.filter(({ text }) => named.test(text))
}

/**
 * True if the sender opens a dialog for the reason. A hook has no dialog itself; its dialog is in
 * the page that uses it.
 */
function asks(sender: Source): boolean {
  const file = sender.path.split('/').at(-1) ?? ''
  return (
    hasDialog(sender) || sources.some((one) => one.text.includes(`/${file}'`) && hasDialog(one))
  )
}

/**
 * Calls that need no dialog for a reason, because their page shows every changed result before the
 * reason is entered (EXM-122).
 */
const previewed = ['applyRegrade']

const tables = Object.values(contract) as Record<string, AnyCall>[]
const marked = tables.flatMap((table) =>
  Object.keys(table).filter((name) => table[name]?.consequence !== undefined),
)

it.each(marked)('[FRM-380] %s is sent by a site, and only from a dialog', (name) => {
  const senders = sendersOf(name)
  expect(senders.length).toBeGreaterThan(0)
  const silent = previewed.includes(name) ? [] : senders.filter((sender) => !asks(sender))
  expect(silent.map(({ path }) => path)).toEqual([])
})
