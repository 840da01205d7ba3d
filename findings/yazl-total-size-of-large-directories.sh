#!/usr/bin/env bash
# yazl tells the length of an archive before it is written, for a Content-Length, where no entry is compressed and the
# size of each is given. For a directory of 65,535 bytes or more, about a thousand entries, it adds the 76 bytes of a
# ZIP64 ending, which it writes only from 4 GB or 65,535 entries. A download with that length waits for bytes that
# never come. A program that names the length has to count itself, or force the ZIP64 ending with forceZip64Format.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-audit --no-fund yazl@3.3.1 >/dev/null
cat >total.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

async function surplusOf(count) {
  const zip = new ZipFile()
  for (let at = 0; at < count; at += 1) {
    const options = { size: 1, compress: false }
    zip.addReadStream(Readable.from([Buffer.from('x')]), `files/film-${at}.mp4`, options)
  }
  const told = new Promise((resolve) => zip.end({}, resolve))
  const { length } = await buffer(zip.outputStream)
  console.log(`${count} entries: told ${await told} bytes, written ${length}`)
  return (await told) - length
}

console.log(`yazl ${JSON.parse(readFileSync('node_modules/yazl/package.json', 'utf8')).version}`)
const [few, many] = [await surplusOf(100), await surplusOf(1200)]
process.exit(few === 0 && many === 76 ? 0 : 1)
JS
node total.mjs
