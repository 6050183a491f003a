// What is said in tests is said in English.
import { DEFAULT, speak } from './words';

await speak(DEFAULT);
