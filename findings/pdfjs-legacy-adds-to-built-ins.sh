#!/usr/bin/env bash
# The legacy build of pdfjs-dist is the one that Node is told to use. Importing it changes the built-in objects of the
# whole process: its polyfills put in what an older engine lacks, such as Promise.withResolvers on Node 20. A test that
# imports it to read a PDF then passes with functions that the program under test does not have where it runs. A test
# that reads PDFs in the process of the program needs the reader in a thread of its own, or a lint rule for the functions.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-audit --no-fund pdfjs-dist@4.10.38 >/dev/null
cat >added.mjs <<'JS'
import { readFileSync } from 'node:fs'

// Newer engines have them; they are taken away to be in the place of an older one.
delete Promise.withResolvers
delete Promise.try
const { version } = JSON.parse(readFileSync('node_modules/pdfjs-dist/package.json', 'utf8'))
await import('pdfjs-dist/legacy/build/pdf.mjs')
const found = ['withResolvers', 'try'].map((name) => `Promise.${name}: ${typeof Promise[name]}`)
console.log(`pdfjs-dist ${version}, after the import of legacy/build/pdf.mjs`)
for (const line of found) console.log(line)
process.exit(typeof Promise.withResolvers === 'function' && typeof Promise.try === 'function' ? 0 : 1)
JS
node added.mjs 2>/dev/null
