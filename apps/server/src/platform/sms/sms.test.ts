import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { httpSms } from './sms.ts'

const message = { schoolId: 1, areaCode: '60', mobile: '123456789', text: 'Your code is 4711' }

it('reports why a gateway refused a message, without the number and the text', async () => {
  const gateway = createServer((_request, response) => response.writeHead(503).end())
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`
  const reports: string[] = []
  const sms = httpSms(url, 'secret', (problem) => reports.push(problem))
  expect(await sms.send(message)).toBe('failed')
  await new Promise((resolve) => gateway.close(resolve))
  expect(await sms.send(message)).toBe('failed')
  expect(reports).toHaveLength(2)
  expect(reports[0]).toContain('503')
  expect(reports.join(' ')).not.toMatch(/123456789|4711|secret/)
})
