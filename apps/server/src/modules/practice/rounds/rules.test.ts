import { expect, it } from 'vitest'
import { teamsOf } from './rules.ts'

const seat = (runId: number, name: string, userId: number) => ({ runId, seat: name, userId })

it('[PRC-143] keeps teams and seats, and puts nobody into two teams', () => {
  const newest = [seat(3, 'retailer', 1), seat(3, 'factory', 2)]
  const older = [seat(2, 'retailer', 2), seat(2, 'wholesaler', 4)]
  const oldest = [seat(1, 'retailer', 1), seat(1, 'factory', 2)]
  expect(teamsOf([...newest, ...older, ...oldest])).toEqual([newest, [seat(2, 'wholesaler', 4)]])
  expect(teamsOf([])).toEqual([])
})
