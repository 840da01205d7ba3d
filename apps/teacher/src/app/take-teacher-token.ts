const name = 'teacherToken'

function without(query: string): { rest: string; token: string | null } {
  const words = new URLSearchParams(query)
  const token = words.get(name)
  words.delete(name)
  const text = words.toString()
  return { rest: text ? `?${text}` : '', token: token === '' ? null : token }
}

/** ACC-083: the one-time code of an address, before or inside its hash, and the address without it. */
export function takeTeacherToken(href: string): { token: string | null; address: string } {
  const url = new URL(href)
  const before = without(url.search)
  const [path = '', query = ''] = url.hash.split('?', 2)
  const inside = without(query)
  return {
    token: before.token ?? inside.token,
    address: url.pathname + before.rest + path + inside.rest,
  }
}
