import type { CardData, CardEvent, ItemData, PaperData, PartnerData, SupplyRule } from './types.ts'

/**
 * A card of the school. The sites contain its texts under its code, with as many hints as are
 * counted here.
 */
export const card = (code: string, data: Partial<CardData>): CardData => ({
  code,
  title: '',
  story: '',
  partners: [],
  items: [],
  stock: [],
  openInvoices: [],
  supplies: [],
  habits: [],
  events: [],
  statements: [],
  hints: ['', '', ''],
  ...data,
})

export const customer = (
  code: string,
  name: string,
  creditLimit: number,
  paymentDays: number,
): PartnerData => ({ code, name, role: 'customer', creditLimit, paymentDays, currency: 'home' })

export const supplier = (code: string, name: string, paymentDays: number): PartnerData => ({
  code,
  name,
  role: 'supplier',
  creditLimit: 0,
  paymentDays,
  currency: 'home',
})

export const item = (
  code: string,
  name: string,
  price: number,
  reorderPoint = 0,
  reorderUnits = 0,
): ItemData => ({ code, name, price, reorderPoint, reorderUnits })

export const stock = (code: string, units: number, cost: number, shelf = units) => ({
  item: code,
  units,
  cost,
  shelf,
})

export const supply = (
  partner: string,
  code: string,
  price: number,
  more: Partial<SupplyRule> = {},
): SupplyRule => ({
  partner,
  item: code,
  price,
  leadDays: 2,
  firstPercent: 100,
  damaged: 0,
  billedMore: 0,
  ...more,
})

export const paper = (kind: PaperData['kind'], more: Partial<PaperData>): PaperData => ({
  kind,
  partner: null,
  number: '',
  lines: [],
  dueAfter: null,
  facts: [],
  text: '',
  ...more,
})

export const atOnce = (data: PaperData): CardEvent => ({ after: 'begin', days: 0, paper: data })

export const wanted = (code: string, units: number, price: number, damaged = 0) => ({
  item: code,
  units,
  price,
  damaged,
})
