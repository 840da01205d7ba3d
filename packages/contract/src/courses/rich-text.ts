/**
 * CRS-038, TCH-153: the allowed HTML of a text with headings, lists, tables and pictures. The
 * server removes everything else and the editor creates only this, so that a text is stored as it
 * was written.
 */
export const richText = {
  tags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'a',
    'img',
    'video',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    video: ['src', 'controls', 'preload', 'aria-label'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  schemes: ['http', 'https', 'mailto', 'tel'],
  pictureSchemes: ['https'],
  linkRel: 'noopener noreferrer nofollow',
}

/** The address prefix of pictures and videos in texts, before the sealed id of their file. */
export const pictureBase = '/api/v1/file/public/'

/** CRS-038: returns whether a picture is on this host, because the content policy blocks others. */
export const isOwnPicture = (src: string): boolean => /^\/(?![/\\])/.test(src)

/**
 * CNT-100: returns whether a video is a file of the school, because no other source may be played.
 */
export const isOwnVideo = (src: string): boolean =>
  src.startsWith(pictureBase) && /^[\w-]{22}$/.test(src.slice(pictureBase.length))
