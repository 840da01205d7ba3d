/** Why something about the pages of a school is refused. */
export const schoolReasons = {
  pagesFull: {
    en: 'At most 20 pages.',
    zh: '最多 20 个页面。',
    my: 'Paling banyak 20 halaman.',
  },
}
