#!/usr/bin/env bash
# @tanstack/history numbers the entries that it makes and, where a blocker keeps somebody on a page, goes back
# by the difference of two numbers. An entry that the address bar, a bookmark or a script made has no number and
# counts as 0: from the first page of a visit the difference is 0, and history.go(0) loads the page again, with
# whatever was typed; from a later page it goes forward by as many entries as lie before it. A hash router that
# guards unsaved work has to number such entries itself, in a listener that it adds before the library's.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-audit --no-fund @tanstack/history@1.162.5 happy-dom@20.11.2 >/dev/null
cat >typed.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { createHashHistory } from '@tanstack/history'
import { Window } from 'happy-dom'

async function goneAfter(pages) {
  const window = new Window({ url: 'https://school.example/#/first' })
  Object.assign(globalThis, { window, document: window.document })
  const went = []
  window.history.go = (delta) => went.push(delta)
  const replaceOfBrowser = window.history.replaceState.bind(window.history)
  const history = createHashHistory({ window })
  for (const page of pages) {
    history.push(page)
    await Promise.resolve()
    await Promise.resolve()
  }
  history.block({ blockerFn: () => true })
  replaceOfBrowser(null, '', '#/typed')
  window.dispatchEvent(new window.PopStateEvent('popstate', { state: null }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  return went
}

const { version } = JSON.parse(readFileSync('node_modules/@tanstack/history/package.json', 'utf8'))
const first = await goneAfter([])
const third = await goneAfter(['/second', '/third'])
console.log(`@tanstack/history ${version}`)
console.log(`an address typed on the first page, and blocked: history.go(${first.join()})`)
console.log(`an address typed on the third page, and blocked: history.go(${third.join()})`)
process.exit(first.join() === '0' && third.join() === '2' ? 0 : 1)
JS
node typed.mjs
