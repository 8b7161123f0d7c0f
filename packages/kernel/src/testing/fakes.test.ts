import { clockContract, connectivityContract, idGeneratorContract } from '../contracts'
import { ManualClock, SequentialIds, SwitchableConnectivity } from '.'

clockContract('ManualClock', () => {
  const clock = new ManualClock()
  return { clock, pass: (ms) => clock.advance(ms) }
})

connectivityContract('SwitchableConnectivity', () => {
  const connectivity = new SwitchableConnectivity()
  return { connectivity, connect: (isConnected) => connectivity.set(isConnected) }
})

idGeneratorContract('SequentialIds', () => new SequentialIds())
