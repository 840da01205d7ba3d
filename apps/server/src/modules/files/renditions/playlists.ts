import type { RenditionRow } from '../tables.ts'

interface Piece {
  seconds: number
  bytes: number
}

function piecesOf(playlist: string): Piece[] {
  const seconds = [...playlist.matchAll(/^#EXTINF:([\d.]+),/gm)].map(([, text]) => Number(text))
  const bytes = [...playlist.matchAll(/^#EXT-X-BYTERANGE:(\d+)/gm)].map(([, text]) => Number(text))
  return seconds.map((length, index) => ({ seconds: length, bytes: bytes[index] ?? 0 }))
}

/** Returns the bit rate of the heaviest segment and the average, as defined by RFC 8216 4.3.4.2. */
export function bandwidthsOf(playlist: string): { bandwidth: number; averageBandwidth: number } {
  const pieces = piecesOf(playlist).filter(({ seconds }) => seconds > 0)
  const rates = pieces.map(({ seconds, bytes }) => (bytes * 8) / seconds)
  const all = pieces.reduce(
    (sum, piece) => ({ seconds: sum.seconds + piece.seconds, bytes: sum.bytes + piece.bytes }),
    { seconds: 0, bytes: 0 },
  )
  return {
    bandwidth: Math.ceil(Math.max(0, ...rates)),
    averageBandwidth: all.seconds > 0 ? Math.ceil((all.bytes * 8) / all.seconds) : 0,
  }
}

/** Returns the RFC 6381 names of the codecs in a fragmented MP4, read from its header. */
export function codecsOf(head: Buffer, hasSound: boolean): string | undefined {
  const box = head.indexOf('avcC')
  if (box < 0 || box + 8 > head.length) return undefined
  const picture = `avc1.${head.subarray(box + 5, box + 8).toString('hex')}`
  return hasSound ? `${picture},mp4a.40.2` : picture
}

/** Returns the playlist of one rendition with the address of its bytes. */
export function mediaPlaylist({ playlist }: Pick<RenditionRow, 'playlist'>, address: string) {
  return playlist
    .split('\n')
    .map((line) => {
      if (line.startsWith('#EXT-X-MAP:')) return line.replace(/URI="[^"]*"/, `URI="${address}"`)
      return line === '' || line.startsWith('#') ? line : address
    })
    .join('\n')
}

/** Returns the playlist of all renditions, the lowest bit rate first. */
export function masterPlaylist(
  renditions: readonly RenditionRow[],
  addressOf: (rendition: RenditionRow) => string,
): string {
  const lines = renditions
    .toSorted((one, other) => one.height - other.height)
    .flatMap((rendition) => {
      const { bandwidth, averageBandwidth, codecs, width, height } = rendition
      const facts = [
        `BANDWIDTH=${bandwidth}`,
        `AVERAGE-BANDWIDTH=${averageBandwidth}`,
        `RESOLUTION=${width}x${height}`,
        `CODECS="${codecs}"`,
      ]
      return [`#EXT-X-STREAM-INF:${facts.join(',')}`, addressOf(rendition)]
    })
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n')
}
