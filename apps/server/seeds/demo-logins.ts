const password = 'Titian2026'

/** One person for each role; seeded in this order and printed at the start. */
export const demoLogins = [
  { role: 'Student', mobile: '123456701', password, host: 'localhost', path: '/' },
  { role: 'Teacher', mobile: '123456702', password, host: 'localhost', path: '/teacher/' },
  { role: 'Second teacher', mobile: '123456703', password, host: 'localhost', path: '/teacher/' },
  {
    role: 'School administrator',
    mobile: '123456704',
    password,
    host: 'localhost',
    path: '/admin/',
  },
  {
    role: 'Platform administrator',
    mobile: '123456705',
    password,
    host: 'localhost',
    path: '/admin/',
  },
  { role: 'Normal user', mobile: '123456706', password, host: 'localhost', path: '/' },
  {
    role: 'Student, second school',
    mobile: '123456801',
    password,
    host: 'kopi.localhost',
    path: '/',
  },
  {
    role: 'Teacher, second school',
    mobile: '123456802',
    password,
    host: 'kopi.localhost',
    path: '/teacher/',
  },
  {
    role: 'Administrator, 2nd school',
    mobile: '123456804',
    password,
    host: 'kopi.localhost',
    path: '/admin/',
  },
] as const
