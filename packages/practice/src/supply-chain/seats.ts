/**
 * The seats from the consumer to the source. Each seat orders from the next one; the factory
 * produces its orders.
 */
export const seats = ['retailer', 'wholesaler', 'distributor', 'factory'] as const
export type Seat = (typeof seats)[number]

export const isSeat = (name: string): name is Seat => seats.some((seat) => seat === name)

export type BySeat<Value> = Record<Seat, Value>

export const bySeat = <Value>(make: (seat: Seat, place: number) => Value): BySeat<Value> => ({
  retailer: make('retailer', 0),
  wholesaler: make('wholesaler', 1),
  distributor: make('distributor', 2),
  factory: make('factory', 3),
})

export const supplierOf = (seat: Seat): Seat | undefined => seats[seats.indexOf(seat) + 1]
export const customerOf = (seat: Seat): Seat | undefined => seats[seats.indexOf(seat) - 1]
