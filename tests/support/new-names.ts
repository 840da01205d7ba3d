function oneOfMany(): string {
  return String(Date.now()).slice(-6) + String(Math.floor(Math.random() * 100)).padStart(2, '0')
}

/** A random Malaysian number that is unused on this server. */
export const newPhone = () => `11${oneOfMany()}`

/** A title that no other journey on this server uses. */
export const unique = (words: string) => `${words} ${oneOfMany()}`

/** A name of a person that is used nowhere else and consists of letters. */
export function newName(first: string): string {
  const letters = Array.from(oneOfMany(), (digit) => 'abcdefghij'[Number(digit)] ?? 'a').join('')
  return `${first} ${letters.slice(0, 1).toUpperCase()}${letters.slice(1)}`
}

/** FRM-216: a Malaysian phone grouped as on pages. */
export const shownPhone = (phone: string): string =>
  `+60 ${phone.slice(0, 2)} ${phone.slice(2, -4)} ${phone.slice(-4)}`
