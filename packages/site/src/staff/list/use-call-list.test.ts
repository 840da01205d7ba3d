import { articles, identities, orders, people } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { filterOf } from './use-call-list.ts'

describe('the filters of a list in its address', () => {
  it("have the default values of the call's schema if the address omits them", () => {
    const usual = { name: '', role: 'all', state: 'all', className: '' }
    expect(filterOf(people.listPeople, { page: '3' })).toEqual({
      ...usual,
      sort: 'created',
      descending: true,
    })
    expect(filterOf(articles.manageArticles, { state: '' })).toEqual({})
  })

  it('are read as numbers and booleans if the schema requires these', () => {
    expect(filterOf(identities.listIdentityRequests, { status: '3', name: ' 42 ' })).toEqual({
      name: '42',
      kind: 'all',
      status: 3,
    })
    expect(filterOf(people.listPeople, { descending: 'false' }).descending).toBe(false)
    expect(filterOf(orders.searchOrders, { waiting: '1', payType: '2' })).toMatchObject({
      waiting: 1,
      payType: 2,
    })
  })

  it('are ignored if the schema refuses them', () => {
    const wrong = { state: 'lost', kind: '__proto__', title: 'x'.repeat(500), other: '1' }
    expect(filterOf(articles.manageArticles, wrong)).toEqual({})
    expect(filterOf(identities.listIdentityRequests, { status: '9', kind: '7' })).toEqual({
      name: '',
      kind: 'all',
      status: 1,
    })
    expect(filterOf(orders.searchOrders, { payType: 'coins', startTime: 'soon' })).toEqual({
      text: '',
      orderType: 0,
      payType: 0,
      waiting: 0,
    })
  })
})
