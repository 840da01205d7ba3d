import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { writeZip, zipOverhead } from './zip-writer.ts'

it('[TCH-146] knows the length of an archive beforehand, also of one with a large directory', async () => {
  const names = Array.from({ length: 1500 }, (_, at) => `files/文件${at}.mp4`)
  const entries = names.map((name) => ({ name, bytes: Buffer.from('x') }))
  const { length } = await buffer(Readable.from(writeZip(entries)))
  expect(length).toBe(zipOverhead(names) + names.length)
})

it('[TCH-146] is the same archive for the same content', async () => {
  const write = () => buffer(Readable.from(writeZip([{ name: 'a', bytes: Buffer.from('x') }])))
  const first = await write()
  await setTimeout(10)
  expect((await write()).equals(first)).toBe(true)
})

it('[TCH-146] closes the file that it reads when its reader leaves, and opens no further one', async () => {
  const file = new Readable({
    read() {
      this.push(Buffer.alloc(65_536))
    },
  })
  const opened: string[] = []
  const entries = function* () {
    for (const name of ['a', 'b']) {
      opened.push(name)
      yield { name, bytes: file }
    }
  }
  const pieces = writeZip(entries())
  for (let count = 0; count < 5; count += 1) await pieces.next()
  await pieces.return(undefined)
  expect(file.destroyed).toBe(true)
  expect(opened).toEqual(['a'])
})

it('[TCH-146] fails with the error of a file', async () => {
  const file = new Readable({
    read() {
      this.destroy(new Error('disk'))
    },
  })
  await expect(buffer(Readable.from(writeZip([{ name: 'a', bytes: file }])))).rejects.toThrow(
    'disk',
  )
})
