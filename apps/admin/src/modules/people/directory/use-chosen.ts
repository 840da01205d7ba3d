import { mostPeopleAtOnce, type Person } from '@titian/contract'
import { useCallback, useState } from 'react'

/** The people who were ticked, on whatever page of the list; no more than one act takes. */
export function useChosen() {
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const onChoose = useCallback((person: Person, on: boolean) => {
    setChosen((before) => {
      const others = before.filter(({ sign }) => sign !== person.sign)
      return on && others.length < mostPeopleAtOnce ? [...others, person] : others
    })
  }, [])
  return {
    chosen,
    isChosen: ({ sign }: Person) => chosen.some((one) => one.sign === sign),
    onChoose,
    leaveOut: (signs: readonly string[]) =>
      setChosen((before) => before.filter(({ sign }) => !signs.includes(sign))),
    clear: () => setChosen([]),
  }
}
