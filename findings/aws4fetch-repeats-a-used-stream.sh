#!/usr/bin/env bash
# aws4fetch repeats a request that was answered with 5xx or 429, ten times unless it is told otherwise. The body of the
# repetition is the same object: a text is sent again, but a stream was read by the first attempt. The caller then gets
# a TypeError about a disturbed body instead of the answer, and cannot see that the service was busy. Somebody who
# sends streams has to set retries to 0 and repeat with a new stream, or send parts that are in memory.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-audit --no-fund aws4fetch@1.0.20 >/dev/null
cat >busy.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { AwsClient } from 'aws4fetch'

let asked = 0
const busy = createServer((request, response) => {
  asked += 1
  request.resume().on('end', () => response.writeHead(503).end('SlowDown'))
})
await new Promise((resolve) => busy.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${busy.address().port}/bucket/key`

async function put(body, retries) {
  const keys = { accessKeyId: 'name', secretAccessKey: 'secret', service: 's3', region: 'us-east-1' }
  const client = new AwsClient({ ...keys, retries, initRetryMs: 1 })
  asked = 0
  const outcome = await client.fetch(url, { method: 'PUT', body, duplex: 'half' }).then(
    ({ status }) => String(status),
    (error) => error.name,
  )
  return `${outcome} after ${asked}`
}

const results = [
  await put('bytes', 2),
  await put(new Blob(['bytes']).stream(), 2),
  await put(new Blob(['bytes']).stream(), 0),
]
console.log(`aws4fetch ${JSON.parse(readFileSync('node_modules/aws4fetch/package.json', 'utf8')).version}`)
console.log(`a text, repeated twice: ${results[0]}`)
console.log(`a stream, repeated twice: ${results[1]}`)
console.log(`a stream, not repeated: ${results[2]}`)
busy.closeAllConnections()
busy.close()
process.exitCode = results.join() === '503 after 3,TypeError after 1,503 after 1' ? 0 : 1
JS
node busy.mjs
