import { expect, it } from 'vitest'
import { bandwidthsOf, codecsOf, mediaPlaylist } from './playlists.ts'

const playlist = `#EXTM3U
#EXT-X-MAP:URI="360.m4s",BYTERANGE="1331@0"
#EXTINF:6.000000,
#EXT-X-BYTERANGE:60000@1331
360.m4s
#EXTINF:2.000000,
#EXT-X-BYTERANGE:40000@61331
360.m4s
#EXT-X-ENDLIST
`

it('computes the peak and the average bit rate', () => {
  expect(bandwidthsOf(playlist)).toEqual({ bandwidth: 160_000, averageBandwidth: 100_000 })
  expect(bandwidthsOf('#EXTM3U\n')).toEqual({ bandwidth: 0, averageBandwidth: 0 })
})

it('replaces each file name by the address, and changes no other text', () => {
  const address = '/api/file/serve/x?expires=1&signature=y'
  expect(mediaPlaylist({ playlist }, address)).toBe(
    playlist.replaceAll('"360.m4s"', `"${address}"`).replaceAll(/^360\.m4s$/gm, address),
  )
})

it('reads the codecs from the header of the file', () => {
  const head = Buffer.concat([
    Buffer.from('....avcC'),
    Buffer.from([1, 0x4d, 0x40, 0x15, 0xff]),
    Buffer.from('rest'),
  ])
  expect(codecsOf(head, true)).toBe('avc1.4d4015,mp4a.40.2')
  expect(codecsOf(head, false)).toBe('avc1.4d4015')
  expect(codecsOf(Buffer.from('no picture'), true)).toBeUndefined()
})
