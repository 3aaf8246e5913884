import {renderReturnBlock} from './return-block.jsx';

export default renderReturnBlock;
