import { erpCards } from '@titian/contract'
import { builtInCard, type CardData, type ErpScenario } from '@titian/practice/erp'
import { isSame } from '../rules.ts'
import { cardOf, type ChoiceProblem, codeOf } from './rules.ts'
import type { CardRow } from '../tables.ts'

/** PRC-216: the chosen cards: cards of the school by code, cards of teachers by id. */
export interface Choice {
  school: readonly string[]
  own: readonly number[]
}

/** Returns the ids of the teachers' cards that were copied into a scenario. */
export const idsIn = ({ ownCards }: ErpScenario): number[] =>
  ownCards.map(({ code }) => Number(code.slice(1)))

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((value) => other.includes(value)) && other.every((value) => one.includes(value))

/**
 * True if the form chooses the cards that the scenario already has. A removed card cannot be chosen
 * in the form, so it does not count as a change if it is missing.
 */
function isTheSame(base: ErpScenario, { school, own }: Choice, rows: readonly CardRow[]): boolean {
  const there = new Set(rows.map(({ id }) => id))
  const before = idsIn(base).filter((id) => there.has(id) || own.includes(id))
  return areSame(base.cards, school) && areSame(before, own)
}

/** A partner or an item of a card, by code. `made` is true if the student has to create it. */
interface Named {
  name: string
  code: string
  data: unknown
}

function namesIn({ partners, items, statements }: CardData): Named[] {
  const made = statements.flatMap((said): Named[] => {
    if (said.form === 'partnerIs') return [{ name: 'partner', code: said.partner, data: said }]
    return said.form === 'itemIs' ? [{ name: 'item', code: said.item, data: said }] : []
  })
  return [
    ...partners.map((data) => ({ name: 'partner', code: data.code, data })),
    ...items.map((data) => ({ name: 'item', code: data.code, data })),
    ...made,
  ]
}

/** Returns a code that two cards use for different things. */
function clashOf(one: CardData, other: CardData): string | undefined {
  const others = namesIn(other)
  const clash = namesIn(one).find(({ name, code, data }) =>
    others.some((named) => named.name === name && named.code === code && !isSame(named.data, data)),
  )
  return clash?.code
}

/**
 * PRC-216: returns the scenario with the chosen cards. A card that is already in the scenario keeps
 * its copy, even if it was changed or removed since. Of a new card, the newest form is copied. The
 * same cards give the same scenario.
 */
export function withCards(
  base: ErpScenario,
  choice: Choice,
  rows: readonly CardRow[],
): ErpScenario | ChoiceProblem {
  if (isTheSame(base, choice, rows)) return base
  const chosen = [...new Set(choice.own)].map((id) => {
    const copied = base.ownCards.find(({ code }) => code === codeOf(id))
    const row = rows.find((one) => one.id === id)
    return copied ?? (row && cardOf(id, row.content))
  })
  const ownCards = chosen.filter((card) => card !== undefined)
  if (ownCards.length < chosen.length) return { code: 'cardGone' }
  const cards = erpCards.filter((code) => choice.school.includes(code))
  if (cards.length + ownCards.length === 0) return { code: 'noCard' }
  const before = cards.map((code) => builtInCard(code)).filter((card) => card !== undefined)
  for (const card of ownCards) {
    for (const other of before) {
      const of = clashOf(card, other)
      if (of !== undefined) return { code: 'sameCode', of, title: card.title }
    }
    before.push(card)
  }
  return { ...base, cards, ownCards }
}
