export { Block as default } from '../../components/block'
