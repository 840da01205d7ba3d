import type { Context } from '../../../platform/http/context.ts'
import { playlistAddress, signedAddress } from '../addresses.ts'
import type { RenditionRow } from '../tables.ts'
import { masterPlaylist, mediaPlaylist } from './playlists.ts'

/**
 * Returns the playlist of all renditions, or only of the rendition with the given height; undefined
 * if there is none.
 */
export function playlistOf(
  renditions: readonly RenditionRow[],
  { id, height, seconds }: { id: number; height: number | undefined; seconds: number },
  { sealers, seal, now }: Pick<Context, 'sealers' | 'seal' | 'now'>,
): string | undefined {
  if (renditions.length === 0) return undefined
  if (height === undefined)
    return masterPlaylist(renditions, (one) =>
      playlistAddress(sealers, seal, id, now, seconds, one.height),
    )
  const one = renditions.find((rendition) => rendition.height === height)
  return one && mediaPlaylist(one, signedAddress(sealers, seal, one.fileId, now, seconds))
}
