// This file is imported first and uses old syntax, so that an old Node can report that it is too
// old.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Titian needs Node 20.19 or later; this is Node ${process.versions.node}.`)
  console.error('Get a current one from https://nodejs.org and try again.')
  process.exit(1)
}
