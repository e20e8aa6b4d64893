export { signInBy, type SignIn, type SignInBy } from './sign-in.js';
