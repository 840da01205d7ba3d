// The reference for a server's costs: Node's own server, which answers `/N` with N bytes.
import { createServer } from 'node:http'

const bodies = new Map()
const server = createServer((request, response) => {
  const size = Number(request.url.slice(1))
  if (!bodies.has(size)) bodies.set(size, `"${'x'.repeat(Math.max(0, size - 2))}"`)
  request.resume()
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(bodies.get(size))
  })
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
