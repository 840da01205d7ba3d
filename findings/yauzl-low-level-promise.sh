#!/usr/bin/env bash
# yauzl offers each function of an opened archive also as one that returns a promise. openReadStreamLowLevelPromise
# calls openReadStream instead of openReadStreamLowLevel, takes the first number for an entry, and fails with a
# TypeError for every archive. Somebody who reads the local head of an entry himself has to use the callback.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-audit --no-fund yauzl@3.4.0 yazl@3.3.1 >/dev/null
cat >low.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { buffer, text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'

const written = new ZipFile()
written.addBuffer(Buffer.from('content'), 'a.txt', { compress: false })
written.end()
const zip = await fromBufferPromise(await buffer(written.outputStream))
const results = []
for await (const entry of zip.eachEntry()) {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry)
  const place = [fileDataStart, entry.compressedSize, 0, entry.compressedSize, false, null]
  const stream = await new Promise((resolve, reject) =>
    zip.openReadStreamLowLevel(...place, (error, opened) => (error ? reject(error) : resolve(opened))),
  )
  results.push(await text(stream))
  results.push(await zip.openReadStreamLowLevelPromise(...place).then(text, (error) => error.name))
}
console.log(`yauzl ${JSON.parse(readFileSync('node_modules/yauzl/package.json', 'utf8')).version}`)
console.log(`with a callback: ${results[0]}`)
console.log(`with a promise: ${results[1]}`)
process.exit(results.join() === 'content,TypeError' ? 0 : 1)
JS
node low.mjs
